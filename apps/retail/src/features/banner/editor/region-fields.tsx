import type { BannerChoices } from '@svetlitsa/api-client/banner-editor/queries'
import { foldLetters } from '@svetlitsa/domain/text/plain-text'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Combobox } from '@svetlitsa/ui/forms/combobox'
import { Icon } from '@svetlitsa/ui/media/icon'
import { X } from 'lucide'
import { useState } from 'react'
import type { BannerEditing } from './use-banner-draft.ts'

type RegionFieldsProps = { editing: BannerEditing; regions: BannerChoices['regions'] }

const MAX_OPTIONS = 8

/** The regions that show a banner; all of them where none is chosen. */
export function RegionFields({ editing, regions }: RegionFieldsProps) {
  const t = useTexts(bannerEditorTexts)
  const { draft, change, problems } = editing
  const [query, setQuery] = useState('')
  const { regionIds } = draft
  const wanted = foldLetters(query)
  const options = regions
    .filter(({ id, name }) => !regionIds.includes(id) && foldLetters(name).includes(wanted))
    .slice(0, MAX_OPTIONS)
    .map(({ id, name, timeZone }) => ({ id: String(id), label: name, note: timeZone }))
  return (
    <section aria-labelledby="regions" className="grid gap-3">
      <h2 id="regions" className="text-row font-semibold">
        {t('form.regions')}
      </h2>
      {regionIds.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {regionIds.map((id) => {
            const name = regions.find((one) => one.id === id)?.name ?? String(id)
            return (
              <li key={id}>
                <Button
                  size={40}
                  kind="soft"
                  aria-label={t('form.removeRegion', { name })}
                  icon={<Icon iconNode={X} size="line" />}
                  onClick={() => change({ regionIds: regionIds.filter((one) => one !== id) })}
                >
                  {name}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <Combobox
        label={t('form.findRegion')}
        hint={t('form.regionsHint')}
        error={problems.regionIds}
        size={44}
        value={query}
        onInput={setQuery}
        options={options}
        status={options.length === 0 ? t('form.noRegion') : undefined}
        onPick={({ id }) => {
          change({ regionIds: [...regionIds, Number(id)] })
          setQuery('')
        }}
      />
    </section>
  )
}
