type WithExam = { showDisclosureModal?: unknown }

/** Whether the provider's script has defined what opens its window (HOME-030). */
export const isProviderThere = () => typeof (window as WithExam).showDisclosureModal === 'function'

/** Opens the provider's window. */
export const showProviderWindow = () =>
  (window as unknown as { showDisclosureModal(): void }).showDisclosureModal()
