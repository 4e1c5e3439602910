import type { DocumentPluginOptions } from 'sanity'
import { singletons } from '../schemas/index.ts'
import { landingPageTemplate } from './landing-page.ts'

const names = new Set<string>([...singletons.map(({ name }) => name), 'formText'])
const allowedActions = new Set(['publish', 'discardChanges', 'restore'])

/**
 * Of a singleton there is exactly one, and of form texts one for each form: they are never offered as new and can't be duplicated, unpublished or
 * deleted. The landing page is offered under Create; the list of pages makes empty ones.
 */
export const singletonRules: DocumentPluginOptions = {
  actions: (actions, { schemaType }) =>
    names.has(schemaType) ? actions.filter(({ action }) => action && allowedActions.has(action)) : actions,
  newDocumentOptions: (templates, { creationContext }) =>
    templates.filter(
      ({ templateId }) =>
        !names.has(templateId) && (templateId !== landingPageTemplate || creationContext.type === 'global'),
    ),
}
