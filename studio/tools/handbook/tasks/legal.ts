import { screen } from '../screen-names.ts'
import { step, type TaskGroup } from '../task.ts'

export const legal: TaskGroup = {
  title: 'Legal texts',
  tasks: [
    {
      id: 'correct-a-legal-text',
      title: 'Correct a legal text',
      alsoSaid: 'terms privacy policy hipaa disclaimer lawyer last updated',
      begins: [{ opens: 'list', id: 'legalDocument', title: 'Legal texts' }],
      steps: [
        step`On the left, press ${screen.legalTexts}.`,
        step`Press the text in the list.`,
        step`Under ${screen.sections}, press the section that is wrong.`,
        step`Press into ${screen.sectionText}, correct the words, then press Escape.`,
        step`Write the month and the year of today into ${screen.lastUpdated}, like December 2026.`,
        step`Press ${screen.publish}, once your lawyer has seen the change.`,
      ],
      note: 'Sections are numbered by themselves. A typing mistake does not need a new date; a change of meaning does.',
    },
  ],
}
