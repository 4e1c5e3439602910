import { Button } from '@sanity/ui'
import { useState } from 'react'
import { useStaffApi } from '../staff-api.ts'

type Props = { text: string; path: string; isDisabled?: boolean }

/** Saves a PDF the server makes. */
export function PdfButton({ text, path, isDisabled }: Props) {
  const api = useStaffApi()
  const [problem, setProblem] = useState<string | null>(null)
  const open = async () => {
    setProblem(null)
    try {
      const { blob, name } = await api.download(path)
      const link = document.createElement('a')
      link.href = URL.createObjectURL(blob)
      link.download = name
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return (
    <>
      <Button text={text} mode="ghost" disabled={isDisabled} onClick={open} />
      {problem && <span role="alert">{problem}</span>}
    </>
  )
}
