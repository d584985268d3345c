import { Icon } from '@svetlitsa/ui/primitives/icon'
import { Check } from 'lucide'

type NamedRegion = { ID: number; NAME: string; code: string }

type RegionColumnsProps = {
  regions: readonly NamedRegion[]
  chosenId: number | undefined
  /** «выбран», read after the chosen one. */
  chosenWord: string
}

/** Cities under their letters, in three columns on desktop (design notes §3, «Windows»). */
export function RegionColumns({ regions, chosenId, chosenWord }: RegionColumnsProps) {
  return (
    <ul className="gap-x-8 sm:columns-2 md:columns-3">
      {byLetter(regions).map(([letter, cities]) => (
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
                  {ID === chosenId && <Icon of={Check} size="line" label={chosenWord} />}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** Cities in the order of the alphabet, gathered by their first letter. */
export function byLetter(regions: readonly NamedRegion[]): [string, NamedRegion[]][] {
  const letters = new Map<string, NamedRegion[]>()
  const ordered = [...regions].sort((one, other) => one.NAME.localeCompare(other.NAME, 'ru'))
  for (const region of ordered) {
    const letter = region.NAME.charAt(0).toUpperCase()
    letters.set(letter, [...(letters.get(letter) ?? []), region])
  }
  return [...letters]
}
