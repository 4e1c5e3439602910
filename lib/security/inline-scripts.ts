import { createHash } from 'node:crypto'
import { bootText } from '../front/boot-text.ts'

/** A document as Next makes it has React's data in inline scripts (docs/decisions/0011-site-policy.md). */
export const anyInlineScript = "script-src 'self' 'unsafe-inline'"
const bootAlone = `script-src 'self' 'sha256-${createHash('sha256').update(bootText).digest('base64')}'`

/** A page's policy for its finished document, in which no inline script stands but the boot. */
export const withoutInlineScripts = (policy: string): string => policy.replace(anyInlineScript, bootAlone)
