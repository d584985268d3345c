import type { BannerElement } from '@svetlitsa/api-client/banner-editor/queries'
import { buildImageUrl } from '@svetlitsa/domain/image/image'
import type { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import type { Translator } from '@svetlitsa/i18n/translator/get-translator'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import type { TableColumn } from '@svetlitsa/ui/data/table'
import type { BannerFormat } from '../use-banner-format.ts'
import { BannerBadge } from './banner-badge.tsx'

interface Options {
  format: BannerFormat
  getHref: (id: number) => string
}

export function buildBannerColumns(
  t: Translator<(typeof bannerEditorTexts)['ru']>,
  { format, getHref }: Options,
): TableColumn<BannerElement>[] {
  return [
    {
      key: 'sort',
      title: t('columns.sort'),
      align: 'right',
      render: ({ SORT }) => SORT,
    },
    {
      key: 'name',
      title: t('columns.name'),
      render: ({ id, name, imgUrl }) => (
        <span className="flex items-center gap-3">
          {imgUrl && (
            <img
              src={buildImageUrl(imgUrl, { preset: 'texture' })}
              alt=""
              className="h-7 w-16 shrink-0 rounded-small object-cover"
            />
          )}
          <TextLink tone="bare" href={getHref(id)}>
            {name}
          </TextLink>
        </span>
      ),
    },
    {
      key: 'state',
      title: t('columns.state'),
      render: ({ state }) => <BannerBadge state={state} />,
    },
    { key: 'schedule', title: t('columns.schedule'), render: (row) => format.schedule(row) },
    {
      key: 'regions',
      title: t('columns.regions'),
      render: ({ regionIds }) => format.regions(regionIds),
    },
    { key: 'url', title: t('columns.url'), render: ({ url }) => url },
  ]
}
