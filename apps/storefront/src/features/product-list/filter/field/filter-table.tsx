import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import type { ListFilter } from '../../choice/list-filter.ts'

/** Short values in two columns, such as sizes (type table). */
export function FilterTable({ filter }: { filter: ListFilter }) {
  return (
    <fieldset>
      <legend className="sr-only">{filter.name}</legend>
      <div className="grid grid-cols-2 gap-x-4">
        {filter.bucket.map(({ id, value, checked, availability }) => (
          <Checkbox
            key={id}
            name={filter.id}
            value={id}
            label={value}
            defaultChecked={checked}
            disabled={availability === 0 && !checked}
          />
        ))}
      </div>
    </fieldset>
  )
}
