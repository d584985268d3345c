import type { ListFilter } from './list-filter.ts'

/** Colours as discs of 30 px; each is a box to tick with the colour's name. */
export function FilterColours({ filter }: { filter: ListFilter }) {
  return (
    <fieldset>
      <legend className="sr-only">{filter.name}</legend>
      <div className="flex flex-wrap gap-2">
        {filter.bucket.map(({ id, value, colour, checked, availability }) => (
          <label
            key={id}
            title={value}
            className="flex size-8 items-center justify-center has-disabled:opacity-40"
          >
            <input
              type="checkbox"
              name={filter.id}
              value={id}
              aria-label={value}
              defaultChecked={checked}
              disabled={availability === 0 && !checked}
              className="peer sr-only"
            />
            <svg
              viewBox="0 0 30 30"
              aria-hidden="true"
              className="size-7.5 rounded-full ring-1 ring-line peer-checked:outline-2 peer-checked:outline-offset-2 peer-checked:outline-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent"
            >
              <circle cx="15" cy="15" r="15" fill={colour ?? 'none'} />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
