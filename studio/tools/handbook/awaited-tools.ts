/**
 * Tools the handbook has tasks for that are not in the Studio yet. A task is shown as soon as its tool is there; a test then asks
 * to take the title out here.
 */
export const awaitedTools = ['Presentation', 'Preview links', 'Truth check', 'Schedule', 'Price history']
