'use client'

import { showToast } from '@/components/ui/toast-store'

export function ToastButtons() {
  return (['normal', 'notice', 'destructive'] as const).map((tone) => (
    <button
      key={tone}
      type="button"
      className="button button-quiet"
      onClick={() => showToast({ tone, title: `A ${tone} toast`, description: 'It says a little more.' })}
    >
      {tone} toast
    </button>
  ))
}
