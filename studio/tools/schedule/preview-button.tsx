import { LaunchIcon } from '@sanity/icons/Launch'
import { Button } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useStaffApi } from '../inbox/staff-api.ts'

/** Opens the whole site, in a new tab, as it will be at this moment. */
export function PreviewButton({ at, text }: { at: string; text: string }) {
  const api = useStaffApi()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    // Opened in the click itself: a browser blocks what comes later.
    const tab = window.open('about:blank', '_blank')
    try {
      const { path } = await api.change<{ path: string }>('POST', 'schedule/preview', { at })
      if (tab) tab.location.href = path
      else window.location.assign(path)
    } catch (error) {
      tab?.close()
      toast.push({ status: 'error', title: error instanceof Error ? error.message : String(error) })
    }
    setBusy(false)
  }
  return <Button mode="ghost" fontSize={1} icon={LaunchIcon} text={text} disabled={isBusy} onClick={open} />
}
