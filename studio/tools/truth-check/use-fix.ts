import { useState } from 'react'
import { useClient } from 'sanity'
import type { Finding } from '../../../lib/truth/model.ts'
import type { Fix } from './fix-plan.ts'
import { type WrittenFix, writeFix } from './fix-writes.ts'
import { problemWords } from './words.ts'

/** Writes a finding's fixes as drafts; why one was refused stays until the next try. */
export function useFix(finding: Finding, onWritten: (written: WrittenFix) => void) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const apply = async (fix: Fix) => {
    setBusy(true)
    setProblem(null)
    try {
      onWritten(await writeFix(client, finding, fix))
    } catch (error) {
      setProblem(problemWords(error))
    }
    setBusy(false)
  }
  return { isBusy, problem, apply }
}
