import type { BannerElement } from '@svetlitsa/api-client/banner-editor/queries'
import type { BannerKind } from '@svetlitsa/domain/banner/banner'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import type { BannerFormat } from '../use-banner-format.ts'
import { BannerBadge } from './banner-badge.tsx'
import { buildBannersHref } from './banner-choice.ts'

type BannerRowsProps = {
  kind: BannerKind
  banners: readonly BannerElement[]
  format: BannerFormat
}

/** Banners on a phone: each is one link. */
export function BannerRows({ kind, banners, format }: BannerRowsProps) {
  const t = useTexts(bannerEditorTexts)
  return (
    <ul aria-label={t(`list.${kind}`)} className="border-t border-line lg:hidden">
      {banners.map((banner) => (
        <li key={banner.id} className="border-b border-line bg-surface">
          <a
            href={buildBannersHref(kind, { banner: banner.id })}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-3 text-row -outline-offset-2"
          >
            <strong className="min-w-0 font-semibold wrap-anywhere">{banner.name}</strong>
            <BannerBadge state={banner.state} />
            <span className="col-span-2 text-small wrap-anywhere text-ink-soft">
              {format.regions(banner.regionIds)} · {format.schedule(banner)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
