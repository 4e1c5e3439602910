import { Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { Report, ReportLine } from '../ui/report.tsx'

type Answer = { isCounting: boolean; items: { words: string; networks: number; sentOn: string }[] }

const about = (
  <>
    Words stand here once people in five different networks searched for them within 30 days. Say what comes
    first for them in{' '}
    <IntentLink intent="edit" params={{ id: 'searchSettings', type: 'searchSettings' }}>
      Search: words
    </IntentLink>
    , and they leave this list.
  </>
)

/** What several visitors searched for and nobody found, for whoever chooses the words of the search. */
export const SearchesTab = () => (
  <Report<Answer>
    path="missed-words"
    title="Searched for, and nothing found"
    about={about}
    label="Words"
    empty={({ isCounting }) =>
      isCounting ? 'Nothing in the last 30 days.' : 'This is switched off in “Search: words”.'
    }
    keyOf={({ words }) => words}
    line={({ words, networks, sentOn }) => (
      <ReportLine title={words} badge={`${networks} networks`}>
        <Text size={1} muted>
          Last on {sentOn}
        </Text>
      </ReportLine>
    )}
  />
)
