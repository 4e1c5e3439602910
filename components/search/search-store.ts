'use client'

import { create } from 'zustand'

/** Whether the search is open. */
export const useSearch = create(() => ({ isOpen: false }))

export const setSearchOpen = (isOpen: boolean) => useSearch.setState({ isOpen })
