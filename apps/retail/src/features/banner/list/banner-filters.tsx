import type { BannerChoices } from '@svetlitsa/api-client/banner-editor/queries'
import { type BannerKind, bannerStates } from '@svetlitsa/domain/banner/banner'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { Select } from '@svetlitsa/ui/forms/select'
import { useNavigate } from '@tanstack/react-router'
import { type BannerChoice, buildBannersHref } from './banner-choice.ts'

type BannerFiltersProps = {
  kind: BannerKind
  chosen: BannerChoice
  regions: BannerChoices['regions']
}

const ANY = 'any'

export function BannerFilters({ kind, chosen, regions }: BannerFiltersProps) {
  const t = useTexts(bannerEditorTexts)
  const navigate = useNavigate()
  const { state, region } = chosen
  const choose = (value: string) => {
    const regionId = value === ANY ? undefined : Number(value)
    void navigate({ href: buildBannersHref(kind, { state, region: regionId }) })
  }
  return (
    <>
      <nav aria-label={t('list.state')} className="flex flex-wrap gap-2">
        {([undefined, ...bannerStates] as const).map((one) => (
          <Chip
            key={one ?? ANY}
            size={32}
            href={buildBannersHref(kind, { state: one, region })}
            chosen={one === state}
          >
            {t(`states.${one ?? ANY}`)}
          </Chip>
        ))}
      </nav>
      <div className="w-full lg:w-60">
        <Select
          label={t('list.region')}
          hideLabel
          size={44}
          value={String(region ?? ANY)}
          onChange={choose}
          options={[
            { value: ANY, label: t('list.anyRegion') },
            ...regions.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </div>
    </>
  )
}
