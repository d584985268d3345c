import {
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
} from 'react'
import { navigateInPlace } from '../../../navigation/navigate-in-place.ts'
import { buildChoiceUrl } from '../choice/list-choice.ts'
import { readFormFilters } from './read-form-filters.ts'

type FilterFormProps = {
  /** The list's path; `address` is the one whose choice the fields show. */
  path: string
  address: string
  sort: string | null
  /** Accessible name of the form. */
  label: string
  children: ReactNode
}

/**
 * Debounce times in milliseconds: digits are still being typed, or a slider knob is still being
 * dragged.
 */
const debounceMsByType: Readonly<Record<string, number>> = { text: 900, range: 500 }

/**
 * The filter form: a plain GET form that, with scripts, reloads the list as soon as a value
 * changes. The fields are native and uncontrolled, so no script is needed for them, and a change
 * before hydration counts too.
 */
export function FilterForm({ path, address, sort, label, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const requestedHrefRef = useRef<string | null>(null)
  const isHydratedRef = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const applyFilters = useCallback(() => {
    const apply = async (href: string) => {
      const isShown = await navigateInPlace(href, { scroll: 'keep' })
      // What was asked for after it decides what the fields show.
      if (!isShown && requestedHrefRef.current === href) requestedHrefRef.current = null
    }
    clearTimeout(timer.current)
    if (!form.current) return
    const href = buildChoiceUrl(path, { filters: readFormFilters(form.current), sort, page: 1 })
    requestedHrefRef.current = href
    if (href !== address) void apply(href)
  }, [path, sort, address])

  useEffect(() => {
    if (!isHydratedRef.current) {
      isHydratedRef.current = true
      if (form.current && isChanged(form.current)) applyFilters()
      return
    }
    // A choice removed elsewhere, such as by a chip, must reset its field too; a change that is
    // still being sent stays as it is.
    if (requestedHrefRef.current !== null && requestedHrefRef.current !== address) return
    requestedHrefRef.current = null
    form.current?.reset()
  }, [address, applyFilters])

  useEffect(() => {
    // The browser keeps a page with its fields as they were when another page came.
    const resetKeptFields = ({ persisted }: PageTransitionEvent) => {
      if (persisted) form.current?.reset()
    }
    addEventListener('pageshow', resetKeptFields)
    return () => removeEventListener('pageshow', resetKeptFields)
  }, [])

  const scheduleApply = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (target.closest('[data-aside]')) return
    const debounceMs =
      target instanceof HTMLInputElement ? debounceMsByType[target.type] : undefined
    clearTimeout(timer.current)
    if (debounceMs) timer.current = setTimeout(applyFilters, debounceMs)
    else applyFilters()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    applyFilters()
  }

  return (
    <form
      ref={form}
      action={path}
      aria-label={label}
      // The browser restores no earlier choice: the fields show that of the address.
      autoComplete="off"
      onChange={scheduleApply}
      onSubmit={submit}
    >
      {children}
    </form>
  )
}

/** Whether a field was changed before its script ran. */
function isChanged(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('input[name]')].some(
    (field) => field.checked !== field.defaultChecked || field.value !== field.defaultValue,
  )
}
