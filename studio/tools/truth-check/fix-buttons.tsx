import { Button } from '@sanity/ui'
import type { Finding } from '../../../lib/truth/model.ts'
import type { Fix } from './fix-plan.ts'

type Props = { finding: Finding; isBusy: boolean; onFix: (fix: Fix) => void }

/** The changes that would end a finding. */
export const FixButtons = ({ finding, isBusy, onFix }: Props) =>
  finding.fixes.map((fix) => (
    <Button
      key={fix.label}
      mode="ghost"
      tone="primary"
      fontSize={1}
      padding={3}
      text={fix.label}
      disabled={isBusy}
      onClick={() => onFix(fix)}
    />
  ))
