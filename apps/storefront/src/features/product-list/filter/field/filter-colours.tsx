import { ColourCheckbox } from '@svetlitsa/ui/forms/colour-checkbox'
import type { ListFilter } from '../../choice/list-filter.ts'

/** Colour filter: 30 px circles, each a checkbox labelled with the colour's name. */
export function FilterColours({ filter }: { filter: ListFilter }) {
  return (
    <fieldset>
      <legend className="sr-only">{filter.name}</legend>
      <div className="-m-1 flex flex-wrap gap-1">
        {filter.bucket.map(({ id, value, colour, checked, availability }) => (
          <ColourCheckbox
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
