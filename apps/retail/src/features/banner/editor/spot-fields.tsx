import type { BannerChoices } from '@svetlitsa/api-client/banner-editor/queries'
import type { BannerSpot } from '@svetlitsa/domain/banner/banner'
import { buildImageUrl } from '@svetlitsa/domain/image/image'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { SpotFrame } from '@svetlitsa/ui/media/spot-frame'
import { SpotRow } from './spot-row.tsx'
import type { BannerEditing } from './use-banner-draft.ts'

type SpotFieldsProps = { editing: BannerEditing; sections: BannerChoices['sections'] }

const MAX_SPOTS = 12
const middle = 50

/** Hotspots of a scene: on the picture by mouse, finger or arrow keys, and as a list. */
export function SpotFields({ editing, sections }: SpotFieldsProps) {
  const t = useTexts(bannerEditorTexts)
  const { draft, change, problems } = editing
  const { spots } = draft
  const changeSpot = (index: number, fields: Partial<BannerSpot>) =>
    change({ spots: spots.map((spot, at) => (at === index ? { ...spot, ...fields } : spot)) })
  const getName = ({ section }: BannerSpot) =>
    sections.find(({ code }) => code === section)?.name ?? t('spots.none')
  return (
    <section aria-labelledby="spots" className="grid gap-3">
      <h2 id="spots" className="text-row font-semibold">
        {t('spots.title')}
      </h2>
      <SpotFrame
        src={buildImageUrl(draft.imgUrl, { preset: 'scene' })}
        alt={draft.alt}
        spots={spots.map((spot) => ({ x: spot.x, y: spot.y, name: getName(spot) }))}
        onMove={(index, x, y) => changeSpot(index, { x, y })}
        hint={t('spots.hint')}
      />
      <ol className="grid gap-3">
        {spots.map((spot, index) => (
          <SpotRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a spot is its place in the list
            key={`${index} of ${spots.length}`}
            number={index + 1}
            spot={spot}
            sections={sections}
            error={problems[`spots.${index}.section`]}
            onChange={(fields) => changeSpot(index, fields)}
            onRemove={() => change({ spots: spots.filter((_, at) => at !== index) })}
          />
        ))}
      </ol>
      {spots.length < MAX_SPOTS && (
        <div>
          <Button
            size={40}
            kind="soft"
            onClick={() => change({ spots: [...spots, { x: middle, y: middle, section: '' }] })}
          >
            {t('spots.add')}
          </Button>
        </div>
      )}
    </section>
  )
}
