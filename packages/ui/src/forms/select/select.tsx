import { Check, ChevronDown } from 'lucide'
import { Select as Radix } from 'radix-ui'
import { type Ref, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../../media/icon/icon.tsx'
import { describeField, FieldFrame, type FieldTexts } from '../field/field-frame.tsx'
import { type FieldSize, fieldVariants } from '../field/field-variants.ts'
import { listRowVariants, listVariants } from './list-variants.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectProps = FieldTexts & {
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
  placeholder?: string
  size?: FieldSize
  disabled?: boolean
  /** Submits the value with a plain form. */
  name?: string
  ref?: Ref<HTMLButtonElement>
}

/**
 * A select for a short list. Typing finds an option, arrow keys move, Enter selects, Escape closes.
 */
export function Select(props: SelectProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    options,
    size = 52,
    placeholder,
    onChange,
    ref,
    ...rest
  } = props
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <Radix.Root {...rest} open={isOpen} onOpenChange={setOpen} onValueChange={onChange}>
        <div className={fieldVariants({ size })}>
          <Radix.Trigger
            ref={ref}
            {...describeField(id, { hint, error })}
            className="flex size-full min-w-0 items-center justify-between gap-2 rounded-medium px-4 text-left shadow-none outline-none data-placeholder:text-ink-faint"
          >
            <span className="truncate">
              <Radix.Value placeholder={placeholder} />
            </span>
            <Radix.Icon className="text-ink-soft">
              <Icon iconNode={ChevronDown} />
            </Radix.Icon>
          </Radix.Trigger>
        </div>
        {isOpen && <ListBackdrop onPress={() => setOpen(false)} />}
        <Radix.Portal>
          <Radix.Content
            position="popper"
            sideOffset={6}
            // A finger would press what lies below: the list would be gone before its click.
            onPointerDownOutside={(event) => event.preventDefault()}
            className={`${listVariants()} min-w-(--radix-select-trigger-width) animate-rise-in`}
          >
            <Radix.Viewport>
              {options.map((option) => (
                <Radix.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className={listRowVariants()}
                >
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                  <Radix.ItemIndicator className="ml-auto text-accent">
                    <Icon iconNode={Check} />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </FieldFrame>
  )
}

/** Takes the press outside an open list, which only closes it. */
function ListBackdrop({ onPress }: { onPress: () => void }) {
  return createPortal(
    <div aria-hidden="true" className="fixed inset-0 z-40" onClick={onPress} />,
    document.body,
  )
}
