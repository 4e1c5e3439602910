import { screen } from '../screen-names.ts'
import { step, type TaskGroup } from '../task.ts'

export const publishing: TaskGroup = {
  title: 'Publishing and undoing',
  tasks: [
    {
      id: 'publish-what-waits',
      title: 'See what is not published yet',
      alsoSaid: 'draft unsaved changes who when forgotten',
      begins: [{ opens: 'list', id: 'unpublished', title: 'Not published yet' }],
      steps: [
        step`On the left, press ${screen.unpublished}. Each line says who changed what, and when.`,
        step`Press a line, read it, and press ${screen.publish}.`,
      ],
      note: 'Everything you type is kept as a draft within a second. Visitors won’t see it until someone publishes.',
    },
    {
      id: 'undo-before-publishing',
      title: 'Throw away changes that are not published',
      alsoSaid: 'undo cancel revert draft',
      begins: [{ opens: 'list', id: 'unpublished', title: 'Not published yet' }],
      steps: [
        step`On the left, press ${screen.unpublished}, then the line.`,
        step`Beside ${screen.publish}, press the three dots, then ${screen.discard}.`,
        step`Press ${screen.discard} once more. The document is as visitors see it.`,
      ],
    },
    {
      id: 'restore',
      title: 'Bring back how something was before',
      alsoSaid: 'undo history restore old version mistake published',
      begins: [{ opens: 'list', id: 'recent', title: 'Recently edited' }],
      steps: [
        step`On the left, press ${screen.recent}, then what was changed.`,
        step`At the top right of its fields, press the three dots, then ${screen.history}. Each version has a name and a time.`,
        step`Press the version that was right. Its words are shown, and can’t be typed into.`,
        step`Press ${screen.revert}, then ${screen.confirm}.`,
        step`Press ${screen.publish}: only then do visitors see it.`,
      ],
    },
    {
      id: 'find-anything',
      title: 'Find anything',
      alsoSaid: 'search look where',
      begins: [{ opens: 'list', id: 'recent', title: 'Recently edited' }],
      steps: [
        step`At the top, press ${screen.search}, or Ctrl and K.`,
        step`Write a word: a name, an ingredient, a city, a word of the description.`,
        step`Press the line you were looking for.`,
      ],
    },
    {
      id: 'cannot-publish',
      title: 'I can’t press Publish',
      alsoSaid: 'grey disabled error validation required problem',
      begins: [{ opens: 'list', id: 'unpublished', title: 'Not published yet' }],
      steps: [
        step`At the top right of the fields, press ${screen.validation}. It lists what is missing or wrong, each with its field.`,
        step`Press a line: it leads to the field. Yellow ones are advice; red ones have to be fixed.`,
        step`Nothing is listed? Then everything is published already, or your role may read but not publish. Ask the owner.`,
      ],
    },
  ],
}
