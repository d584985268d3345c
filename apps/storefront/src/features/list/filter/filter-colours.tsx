import { ColourCheck } from '@svetlitsa/ui/primitives/colour-check'
import type { ListFilter } from '../list-filter.ts'

/** Colours as discs of 30 px; each is a box to tick with the colour's name. */
export function FilterColours({ filter }: { filter: ListFilter }) {
  return (
    <fieldset>
      <legend className="sr-only">{filter.name}</legend>
      <div className="-m-1 flex flex-wrap gap-1">
        {filter.bucket.map(({ id, value, colour, checked, availability }) => (
          <ColourCheck
            key={id}
            label={value}
            colour={colour ?? undefined}
            name={filter.id}
            value={id}
            defaultChecked={checked}
            disabled={availability === 0 && !checked}
          />
        ))}
      </div>
    </fieldset>
  )
}
