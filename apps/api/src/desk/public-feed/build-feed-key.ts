import type { FeedFormat } from '@svetlitsa/domain/exchange/exchange'

/** Where the feed of a region is in the storage. */
export function buildFeedKey(regionCode: string, format: FeedFormat): string {
  return `feeds/${regionCode}/${format}.xml`
}
