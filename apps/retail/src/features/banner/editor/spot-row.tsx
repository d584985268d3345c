import type { BannerChoices } from '@svetlitsa/api-client/banner-editor/queries'
import type { BannerSpot } from '@svetlitsa/domain/banner/banner'
import { foldLetters } from '@svetlitsa/domain/text/plain-text'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Combobox } from '@svetlitsa/ui/forms/combobox'
import { useState } from 'react'

type SpotRowProps = {
  number: number
  spot: BannerSpot
  sections: BannerChoices['sections']
  error: string | undefined
  onChange: (fields: Partial<BannerSpot>) => void
  onRemove: () => void
}

const MAX_OPTIONS = 8

/** One hotspot: the section whose most popular product it shows, and when its tag is open. */
export function SpotRow({ number, spot, sections, error, onChange, onRemove }: SpotRowProps) {
  const t = useTexts(bannerEditorTexts)
  const getName = (section: string) => sections.find(({ code }) => code === section)?.name
  const [query, setQuery] = useState(getName(spot.section) ?? spot.section)
  const wanted = foldLetters(query)
  const options = sections
    .filter(({ name }) => foldLetters(name).includes(wanted))
    .slice(0, MAX_OPTIONS)
    .map(({ code, name }) => ({ id: code, label: name }))
  return (
    <li className="grid gap-1 rounded-compact border border-line p-3">
      <Combobox
        label={t('spots.section', { number: String(number) })}
        error={error}
        size={44}
        value={query}
        onInput={setQuery}
        options={options}
        status={options.length === 0 ? t('spots.noSection') : undefined}
        onPick={({ id, label }) => {
          setQuery(label)
          onChange({ section: id })
        }}
      />
      <div className="flex flex-wrap items-center gap-x-6">
        <Checkbox
          label={t('spots.open')}
          checked={spot.isOpen ?? false}
          onChange={({ currentTarget }) => onChange({ isOpen: currentTarget.checked })}
        />
        <Checkbox
          label={t('spots.first')}
          checked={spot.isFirst ?? false}
          onChange={({ currentTarget }) => onChange({ isFirst: currentTarget.checked })}
        />
        <Button size={40} kind="quiet" onClick={onRemove}>
          {t('spots.remove', { number: String(number) })}
        </Button>
      </div>
    </li>
  )
}
