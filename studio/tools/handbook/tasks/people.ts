import { screen } from '../screen-names.ts'
import { step, type TaskGroup } from '../task.ts'

const begins = [{ opens: 'tool' as const, name: 'people', title: 'People and access' }]
const needs = [screen.people.words]

/** Who may work here: only the owner sees these. */
export const people: TaskGroup = {
  title: 'People',
  tasks: [
    {
      id: 'invite-somebody',
      title: 'Give somebody access',
      alsoSaid: 'invite colleague new employee hire log in account member staff',
      needs,
      begins,
      steps: [
        step`At the top, press ${screen.people}. Below the list, enter name, email and role, and press ${screen.invite}.`,
        step`They get an email with the address of the Studio. Their line says whether something is left to do at Sanity, which runs the login: press ${screen.membersAtSanity} and invite them there with the role it names.`,
        step`Come back: the line says whether they are a member now.`,
      ],
    },
    {
      id: 'change-a-role',
      title: 'Give somebody another role',
      alsoSaid: 'promote permission rights owner editor clinician front desk',
      needs,
      begins,
      steps: [
        step`At the top, press ${screen.people}. Choose the role in the person’s line; what that role may do is shown below it.`,
        step`Press ${screen.changeRole}. It counts from their next click. Their line says whether the role at Sanity must follow.`,
      ],
      note: 'The clinic always has an owner. To hand over, make somebody else owner first, then change yourself.',
    },
    {
      id: 'take-access-away',
      title: 'Take somebody’s access away',
      alsoSaid: 'remove fire leave quit lost phone stolen laptop revoke delete',
      needs,
      begins,
      steps: [
        step`At the top, press ${screen.people}. In the person’s line press ${screen.remove}, then ${screen.removeAccess}. From then on every click of theirs is refused, wherever they are logged in.`,
        step`Press ${screen.membersAtSanity} and remove them there, too. Until then the screen names them as people who can still open the Studio.`,
      ],
      note: 'Their open requests become unassigned: in the inbox, decide who takes them.',
    },
    {
      id: 'refunds-by-two',
      title: 'Have large refunds confirmed by a second person',
      alsoSaid: 'limit amount four eyes approve money fraud control',
      needs,
      begins,
      steps: [
        step`At the top, press ${screen.people}. At the bottom, write the amount into ${screen.secondPersonAbove}.`,
        step`Press ${screen.setTheAmount}. From then on, larger refunds wait in the inbox, tab ${screen.refundsToConfirm}, until somebody else confirms them.`,
      ],
    },
    {
      id: 'reset-a-second-factor',
      title: 'Help somebody who lost phone and recovery codes',
      alsoSaid: 'authenticator app totp code lost stolen reset locked out two-factor 2fa',
      needs,
      begins,
      steps: [
        step`Talk to them first, in person or by a number you know: an email may come from somebody else.`,
        step`At the top, press ${screen.people}. In their line press ${screen.resetFactor} twice.`,
        step`They set up another one in the inbox, tab ${screen.secondFactor}. You get an email when they have.`,
      ],
      note: 'You replace your own with a recovery code. Without one, whoever runs the website can help (docs/runbook.md).',
    },
  ],
}
