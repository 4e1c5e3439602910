import type { DocumentPluginOptions } from 'sanity'
import { singletons } from '../schemas/index.ts'

const names = new Set<string>([...singletons.map(({ name }) => name), 'formText', 'truthNote'])
const allowedActions = new Set(['publish', 'discardChanges', 'restore'])

/** Of a singleton there is exactly one, of form texts one for each form, and of notes one for each finding: they are never offered as new and can't be duplicated, unpublished or deleted. */
export const singletonRules: DocumentPluginOptions = {
  actions: (actions, { schemaType }) =>
    names.has(schemaType) ? actions.filter(({ action }) => action && allowedActions.has(action)) : actions,
  newDocumentOptions: (templates) => templates.filter(({ templateId }) => !names.has(templateId)),
}
