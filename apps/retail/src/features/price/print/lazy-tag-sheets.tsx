import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { lazyPart } from '@svetlitsa/ui/lazy/lazy-part'
import type { TagSheetsProps } from './tag-sheets.tsx'

/** Loaded when the first tag is chosen: nothing before needs to draw barcodes. */
export const LazyTagSheets = lazyPart<TagSheetsProps>(
  () => import('./tag-sheets.tsx'),
  <Skeleton shape="block" />,
)
