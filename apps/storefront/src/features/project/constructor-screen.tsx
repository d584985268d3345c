import { formatPrice } from '@svetlitsa/domain/money/price-text'
import type { ProjectKind } from '@svetlitsa/domain/project/project-module'
import { projectTexts } from '@svetlitsa/i18n/project/project-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { Button } from '@svetlitsa/ui/actions/button'
import { BuyBar } from '@svetlitsa/ui/basket/buy-bar'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { RadioCards } from '@svetlitsa/ui/forms/radio-cards'
import { Select } from '@svetlitsa/ui/forms/select'
import { WallPlan } from '@svetlitsa/ui/project/wall-plan'
import { type ReactNode, useState } from 'react'
import { ChosenModule } from './chosen-module.tsx'
import { ModuleList } from './module-list.tsx'
import type { ModuleOption } from './module-option.ts'
import {
  getFreeCm,
  getShortestWallCm,
  isSoldOut,
  type ProjectDraft,
  sumModules,
} from './project-draft.ts'
import { ProjectSum } from './project-sum.tsx'
import { useBuyProject } from './use-buy-project.ts'
import { useProject } from './use-project.ts'

type ConstructorScreenProps = { modules: Record<ProjectKind, ModuleOption[]>; sign: string }

const kinds: readonly ProjectKind[] = ['wardrobe', 'kitchen']
const walls = [200, 240, 280, 320, 360, 400, 480, 560, 640]

/**
 * A wardrobe or kitchen composed of modules along a wall, with a running total (route.constructor).
 */
export function ConstructorScreen({ modules, sign }: ConstructorScreenProps) {
  const t = useTexts(projectTexts)
  const { draft, step, saving, saveNow, isLoading } = useProject()
  const [chosenKey, choose] = useState<number | null>(null)
  const chosen = draft.modules.find(({ key }) => key === chosenKey) ?? null
  const shortest = getShortestWallCm(draft)
  const { buy, isBuying } = useBuyProject(saveNow)
  const button = (
    <Button
      disabled={draft.modules.length === 0 || isSoldOut(draft)}
      waiting={isBuying && t('adding')}
      onClick={() => void buy(draft.modules)}
    >
      {t('toBasket')}
    </Button>
  )
  return (
    <>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_--spacing(100)]">
        <div
          className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-6 lg:self-start"
          aria-busy={isLoading}
        >
          <RadioCards
            legend={t('kind')}
            name="kind"
            columns={2}
            chosen="ink"
            value={draft.kind}
            onChange={(kind) => step({ type: 'kind', kind: kind as ProjectKind })}
            options={kinds.map((kind) => ({ value: kind, title: t(`kinds.${kind}`) }))}
          />
          <div className="max-w-60">
            <Select
              label={t('wall')}
              value={String(draft.wallCm)}
              onChange={(wallCm) => step({ type: 'wall', wallCm: Number(wallCm) })}
              options={[...new Set([...walls, draft.wallCm])]
                .toSorted((a, b) => a - b)
                .map((cm) => ({
                  value: String(cm),
                  label: t('wallCm', { cm }),
                  disabled: cm < shortest,
                }))}
            />
          </div>
          <WallPlan
            label={t('plan')}
            wallCm={draft.wallCm}
            chosenKey={chosenKey}
            onChoose={choose}
            onMove={(key, xCm) => step({ type: 'moved', key, xCm })}
            modules={draft.modules.map(({ picture, size, name, ...module }) => ({
              ...module,
              name: `${name}, ${size}`,
              ...(picture ? { picture: toPictureData(picture, 'card') } : {}),
            }))}
          />
          {draft.modules.length === 0 && <Notice tone="sand">{t('empty')}</Notice>}
          {chosen && (
            <ChosenModule
              module={chosen}
              sign={sign}
              onMove={(byCm) => step({ type: 'moved', key: chosen.key, xCm: chosen.xCm + byCm })}
              onRemove={() => {
                step({ type: 'removed', key: chosen.key })
                choose(null)
              }}
            />
          )}
          {draft.modules.length > 0 && !chosen && (
            <p className="text-small text-ink-soft">{t('hint')}</p>
          )}
          <ProjectSum draft={draft} sign={sign} saving={saving} step={step} buy={button} />
        </div>
        <ModuleList
          options={modules[draft.kind]}
          draft={draft}
          sign={sign}
          onPlace={(option) => step({ type: 'placed', option })}
        />
      </div>
      <ProjectBar draft={draft} sign={sign} buy={button} />
    </>
  )
}

type ProjectBarProps = { draft: ProjectDraft; sign: string; buy: ReactNode }

/**
 * On a phone the wall is off screen while the shopper chooses modules, so this bar shows its price.
 */
function ProjectBar({ draft, sign, buy }: ProjectBarProps) {
  const t = useTexts(projectTexts)
  const { modules } = draft
  if (modules.length === 0) return null
  return (
    <div className="sticky bottom-0 z-40 -mx-gutter lg:hidden">
      <BuyBar
        place="stacked"
        sum={formatPrice(sumModules(draft), { sign })}
        note={`${t('modules', { count: modules.length })} · ${t('free', { cm: getFreeCm(draft) })}`}
        action={buy}
      />
    </div>
  )
}
