import { createHash } from 'node:crypto'
import { anyInlineScript } from '../../security/server/headers.ts'
import { bootText } from './boot-text.ts'

const bootAlone = `script-src 'self' 'sha256-${createHash('sha256').update(bootText).digest('base64')}'`

/** A page's policy for its finished document, in which no inline script stands but the boot. */
export const withoutInlineScripts = (policy: string): string => policy.replace(anyInlineScript, bootAlone)
