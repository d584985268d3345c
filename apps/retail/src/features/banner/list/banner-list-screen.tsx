import {
  type BannerElement,
  useBannerChoices,
  useBanners,
} from '@svetlitsa/api-client/banner-editor/queries'
import type { BannerKind } from '@svetlitsa/domain/banner/banner'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Table } from '@svetlitsa/ui/data/table'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { Pagination } from '@svetlitsa/ui/navigation/pagination'
import { useNavigate } from '@tanstack/react-router'
import { useRowKeyboard } from '../../../list-detail/use-row-keyboard.ts'
import { ToolsPage } from '../../../tools-page/tools-page.tsx'
import { useBannerFormat } from '../use-banner-format.ts'
import { type BannerChoice, buildBannersHref } from './banner-choice.ts'
import { BannerFilters } from './banner-filters.tsx'
import { BannerRows } from './banner-rows.tsx'
import { buildBannerColumns } from './build-banner-columns.tsx'

type BannerListScreenProps = { kind: BannerKind; userName: string; chosen: BannerChoice }

/** Banners of one kind by state and region, in the order of the page (route.tools). */
export function BannerListScreen({ kind, userName, chosen }: BannerListScreenProps) {
  const t = useTexts(bannerEditorTexts)
  const navigate = useNavigate()
  const { state, region, page = 1 } = chosen
  const { data, isError, refetch } = useBanners({
    kind,
    page,
    ...(state && { state }),
    ...(region !== undefined && { regionId: region }),
  })
  const { data: choices } = useBannerChoices()
  const format = useBannerFormat(choices)
  const banners = data?.items ?? []
  const open = ({ id }: BannerElement) =>
    void navigate({ href: buildBannersHref(kind, { banner: id }) })
  const { focused } = useRowKeyboard({
    count: banners.length,
    onOpen: (index) => {
      const row = banners[index]
      if (row) open(row)
    },
    onSearch: () => {},
    onClose: () => {},
  })
  const getHref = (id: number) => buildBannersHref(kind, { banner: id })
  return (
    <ToolsPage title={t(`list.${kind}`)} userName={userName}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 lg:px-6">
        <h1 className="text-h3">{t(`list.${kind}`)}</h1>
        <span className="text-small text-ink-soft">
          {data && t('list.total', { count: data.total })}
        </span>
        <BannerFilters kind={kind} chosen={chosen} regions={choices?.regions ?? []} />
        <span className="lg:ml-auto">
          <Button size={40} href={buildBannersHref(kind, { banner: 'new' })}>
            {t('list.add')}
          </Button>
        </span>
      </div>
      {isError && <ErrorNotice onRetry={() => void refetch()} />}
      {!data && !isError && (
        <div className="px-4 lg:px-6" aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      <BannerRows kind={kind} banners={banners} format={format} />
      <div className="max-lg:hidden">
        {banners.length > 0 && (
          <Table
            caption={t(`list.${kind}`)}
            columns={buildBannerColumns(t, { format, getHref })}
            rows={banners}
            rowKey={({ id }) => String(id)}
            rowState={(row) => (row === banners[focused] ? 'focused' : 'idle')}
            onRowPress={open}
          />
        )}
      </div>
      {data && banners.length === 0 && (
        <p className="px-4 py-10 text-body text-ink-soft lg:px-6">{t('list.empty')}</p>
      )}
      {data && data.pages > 1 && (
        <div className="py-6">
          <Pagination
            page={page}
            pageCount={data.pages}
            getHref={(number) => buildBannersHref(kind, { ...chosen, page: number })}
            labels={{
              label: t('list.pages'),
              previous: t('list.previous'),
              next: t('list.next'),
            }}
          />
        </div>
      )}
    </ToolsPage>
  )
}
