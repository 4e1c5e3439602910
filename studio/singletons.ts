import type { DocumentPluginOptions } from 'sanity'
import { singletons } from '../schemas/index.ts'

const names = new Set<string>([...singletons.map(({ name }) => name), 'formText'])
const allowedActions = new Set(['publish', 'discardChanges', 'restore'])

/** Notes on findings are written by the truth check alone. */
const neverNew = new Set([...names, 'truthNote'])

/** Of a singleton there is exactly one, and of form texts one for each form: they are never offered as new and can't be duplicated, unpublished or deleted. */
export const singletonRules: DocumentPluginOptions = {
  actions: (actions, { schemaType }) =>
    names.has(schemaType) ? actions.filter(({ action }) => action && allowedActions.has(action)) : actions,
  newDocumentOptions: (templates) => templates.filter(({ templateId }) => !neverNew.has(templateId)),
}
