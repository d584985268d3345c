import type { ReactNode } from 'react'
import { TextLink } from '../../actions/text-link/text-link.tsx'

export type StoreListItem = {
  id: number | string
  name: ReactNode
  address: ReactNode
  href?: string
  /** The distance, «1,8 км». */
  distance?: string
  /** «до 21:00», or the stock of this store. */
  note?: string
  /** The note says that nothing is in stock. */
  isEmpty?: boolean
}

type StoreListProps = {
  stores: readonly StoreListItem[]
  /** One button under the list. */
  action?: ReactNode
  /** The selection shared with a map beside the list. */
  choice?: StoreListChoice
}

type StoreListChoice = { chosenId: StoreListItem['id'] | null; onChoose: (id: number) => void }

/**
 * Stores as rows between hairlines: name and street at the left, distance and hours at the right.
 */
export function StoreList({ stores, action, choice }: StoreListProps) {
  return (
    <div className="flex flex-col gap-5">
      <ul className="border-t border-line-strong">
        {stores.map((store) => (
          <li
            key={store.id}
            className="flex justify-between gap-x-4 gap-y-1 border-b border-line py-4 max-sm:flex-col"
          >
            <span className="min-w-0">
              <StoreName store={store} choice={choice} />
              <span className="mt-1 block text-small text-ink-soft">{store.address}</span>
            </span>
            <span className="text-small sm:shrink-0 sm:text-right">
              <span className="block text-ink-soft">{store.distance}</span>
              <span
                className={`mt-1 block ${store.isEmpty ? 'text-ink-soft' : 'font-medium text-forest'}`}
              >
                {store.note}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {action}
    </div>
  )
}

function StoreName({ store, choice }: { store: StoreListItem; choice?: StoreListChoice }) {
  const { id, name, href } = store
  if (choice && typeof id === 'number') {
    const isChosen = id === choice.chosenId
    return (
      <span className="block text-body font-semibold">
        <TextLink
          tone={isChosen ? 'accent' : 'bare'}
          aria-pressed={isChosen}
          onClick={() => choice.onChoose(id)}
        >
          {name}
        </TextLink>
      </span>
    )
  }
  if (!href) return <span className="block text-body font-semibold">{name}</span>
  return (
    <a
      href={href}
      className="block rounded-small text-body font-semibold underline-offset-4 hover:underline"
    >
      {name}
    </a>
  )
}
