import { env } from '@/lib/platform/server/env'

/** The address with this site's name before it. */
export const absolute = (path: string): string => new URL(path, env.siteUrl).href
