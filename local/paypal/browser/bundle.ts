import { runApprovalPage } from './approval-page.ts'
import { installPaypal } from './core.ts'
import { definePaypalButton } from './paypal-button.ts'
import { waitForOutcome } from './popup.ts'
import { createSession } from './session.ts'

/**
 * The scripts that browsers get. Node has already taken the types out of these functions, so their own text is plain
 * JavaScript; each may use the others of its list and nothing else of its file.
 */
export const coreScript = scriptOf(
  [definePaypalButton, waitForOutcome, createSession, installPaypal],
  'installPaypal(document.currentScript.src)',
)

export const approvalPageScript = scriptOf([runApprovalPage], 'runApprovalPage()')

// biome-ignore lint/complexity/noBannedTypes: any function has a text
function scriptOf(functions: Function[], call: string): string {
  return `(() => {\n'use strict'\n${functions.join('\n')}\n${call}\n})()\n`
}
