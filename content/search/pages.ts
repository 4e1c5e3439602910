import { searchEntry } from '../build/document.ts'

const pageEntry = (path: string, title: string, category: string, description: string) =>
  searchEntry({ id: path, title, type: 'page', url: `/${path}`, description, category })

export const pages = [
  pageEntry(
    'first-time-patients',
    'First-Time Patients',
    'Start here',
    'How a first visit works: video exam, booking, and a nurse at your door.',
  ),
  pageEntry(
    'events',
    'Events & Parties',
    'Events',
    'Upcoming dates, and what we bring to a party, a wedding, an office or a tournament.',
  ),
  pageEntry(
    'privacy',
    'Privacy Policy',
    'Legal',
    'What we keep about you, why, for how long, and how to get it deleted.',
  ),
]
