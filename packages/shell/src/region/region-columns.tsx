import { Icon } from '@svetlitsa/ui/media/icon'
import { Check } from 'lucide'

type NamedRegion = { ID: number; NAME: string; code: string }

type RegionColumnsProps = {
  regions: readonly NamedRegion[]
  chosenId: number | undefined
  /** «выбран», read by screen readers after the selected city. */
  chosenLabel: string
}

/** Cities grouped by letter, in three columns on desktop (ADR 0050). */
export function RegionColumns({ regions, chosenId, chosenLabel }: RegionColumnsProps) {
  return (
    <ul className="gap-x-8 sm:columns-2 md:columns-3">
      {groupByLetter(regions).map(([letter, cities]) => (
        <li key={letter} className="flex break-inside-avoid gap-3 pb-1">
          <span aria-hidden="true" className="w-4 shrink-0 py-2 font-semibold text-accent">
            {letter}
          </span>
          <ul className="min-w-0 grow">
            {cities.map(({ ID, NAME, code }) => (
              <li key={ID}>
                <a
                  href={`?sr=${code}`}
                  aria-current={ID === chosenId ? 'true' : undefined}
                  className="flex min-h-10 items-center gap-2 rounded-small underline-offset-4 hover:text-accent hover:underline aria-current:font-semibold"
                >
                  {NAME}
                  {ID === chosenId && <Icon iconNode={Check} size="line" label={chosenLabel} />}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** Sorts cities alphabetically and groups them by first letter. */
export function groupByLetter(regions: readonly NamedRegion[]): [string, NamedRegion[]][] {
  const regionsByLetter = new Map<string, NamedRegion[]>()
  const sortedRegions = [...regions].sort((a, b) => a.NAME.localeCompare(b.NAME, 'ru'))
  for (const region of sortedRegions) {
    const letter = region.NAME.charAt(0).toUpperCase()
    regionsByLetter.set(letter, [...(regionsByLetter.get(letter) ?? []), region])
  }
  return [...regionsByLetter]
}
