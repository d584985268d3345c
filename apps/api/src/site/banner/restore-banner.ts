import type { restoreBanner as contract } from '@svetlitsa/api-client/banner-editor/contract'
import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { lockBanner } from './banner.queries.ts'
import { findBannerVersion } from './banner-editor.queries.ts'
import { saveVersion } from './save-banner.ts'
import { toBannerContent } from './to-banner-content.ts'

type Restored = CallAnswer<typeof contract> | Refusal<'not_found' | 'changed_meanwhile'>

/** Brings an earlier version of a banner back as a new one, so that nothing of the history is lost. */
export function restoreBanner(
  context: Context,
  { kind, id, version, restore }: ParsedInput<typeof contract>,
): Promise<Restored> {
  return transact<Restored>(context.db, async (tx) => {
    const previous = await lockBanner(tx, kind, id)
    if (!previous) return refuse('not_found')
    if (previous.version !== version) return refuse('changed_meanwhile')
    const content = await findBannerVersion(tx, { bannerId: id, version: restore })
    if (!content || restore === version) return refuse('not_found')
    const before = toBannerContent(previous)
    return saveVersion(tx, context, { kind, previous, before, content, restored: restore })
  })
}
