import { DownloadIcon } from '@sanity/icons/Download'
import { Button } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useStaffApi } from '../staff-api.ts'

/** Saves a file the server makes for this person. */
export function DownloadButton({ text, path }: { text: string; path: string }) {
  const api = useStaffApi()
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    try {
      const { blob, name } = await api.download(path)
      const link = document.createElement('a')
      link.href = URL.createObjectURL(blob)
      link.download = name
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    } catch (error) {
      toast.push({ status: 'error', title: error instanceof Error ? error.message : String(error) })
    }
    setIsBusy(false)
  }
  return (
    <Button
      text={text}
      icon={DownloadIcon}
      mode="ghost"
      fontSize={1}
      padding={3}
      loading={isBusy}
      onClick={download}
    />
  )
}
