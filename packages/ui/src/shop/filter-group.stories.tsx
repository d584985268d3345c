import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Range, type RangeValue } from '../primitives/range.tsx'
import { Switch } from '../primitives/switch.tsx'
import { FilterButtons } from './filter-buttons.tsx'
import { FilterChecks } from './filter-checks.tsx'
import { FilterColours } from './filter-colours.tsx'
import { FilterGroup } from './filter-group.tsx'
import type { FilterOption } from './filter-option.ts'
import { FilterColumn } from './fixtures/columns.tsx'
import { baseColours, checksWords, kinds, manufacturers } from './fixtures/filters.ts'

const useOptions = <Option extends FilterOption>(start: readonly Option[]) => {
  const [options, setOptions] = useState(start)
  const toggle = (id: string, checked: boolean) =>
    setOptions(options.map((one) => (one.id === id ? { ...one, checked } : one)))
  return [options, toggle] as const
}

const Checks = ({ start, legend }: { start: readonly FilterOption[]; legend: string }) => {
  const [options, toggle] = useOptions(start)
  return <FilterChecks legend={legend} options={options} onToggle={toggle} words={checksWords} />
}

const Colours = () => {
  const [options, toggle] = useOptions(baseColours)
  return <FilterColours legend="Цвет" options={options} onToggle={toggle} />
}

const Buttons = () => {
  const [options, toggle] = useOptions(kinds)
  return <FilterButtons legend="Вид" options={options} onToggle={toggle} />
}

const PriceRange = () => {
  const [value, setValue] = useState<RangeValue>([40_000, 100_000])
  return (
    <Range
      legend="Цена, ₽"
      words={{ from: 'от', to: 'до' }}
      bounds={[9_900, 249_900]}
      value={value}
      onChange={setValue}
    />
  )
}

const meta = {
  title: 'Shop/FilterGroup',
  component: FilterGroup,
  args: { title: 'Вид', children: null },
  decorators: [(Story) => <FilterColumn>{Story()}</FilterColumn>],
} satisfies Meta<typeof FilterGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Column: Story = {
  render: () => (
    <>
      <Switch label="Есть в магазинах" note="Забрать сегодня — 38" place="end" />
      <FilterGroup title="Цена, ₽">
        <PriceRange />
      </FilterGroup>
      <FilterGroup title="Вид">
        <Checks legend="Вид" start={kinds} />
      </FilterGroup>
      <FilterGroup title="Цвет">
        <Colours />
      </FilterGroup>
      <FilterGroup title="Мест">
        <Buttons />
      </FilterGroup>
      <FilterGroup title="Производитель">
        <Checks legend="Производитель" start={manufacturers} />
      </FilterGroup>
      <FilterGroup title="Глубина" aside="до 96" open={false}>
        <PriceRange />
      </FilterGroup>
    </>
  ),
}

export const Ticked: Story = {
  name: 'A ticked value does not move, an empty one is dead',
  render: () => <Checks legend="Вид" start={kinds} />,
  play: async ({ canvas }) => {
    const order = () =>
      canvas.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
    const before = order()
    canvas.getByRole('checkbox', { name: /Кушетки/ }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: /Кушетки/ })).toBeChecked()
    await expect(order()).toEqual(before)
    await expect(canvas.getByRole('checkbox', { name: /Садовые/ })).toBeDisabled()
  },
}

export const LongList: Story = {
  name: 'A long list shows its first and what is ticked, unfolds, and can be searched',
  render: () => <Checks legend="Производитель" start={manufacturers} />,
  play: async ({ canvas, step }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(6)
    await expect(canvas.getByRole('checkbox', { name: /Верста/ })).toBeChecked()
    await step('unfolds', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ещё 12' }))
      await expect(canvas.getAllByRole('checkbox')).toHaveLength(18)
    })
    await step('finds', async () => {
      await userEvent.type(canvas.getByRole('textbox'), 'вече')
      await expect(canvas.getAllByRole('checkbox')).toHaveLength(1)
      await expect(canvas.getByRole('checkbox', { name: /Вечер/ })).toBeVisible()
    })
  },
}

export const ColourDiscs: Story = {
  render: () => <Colours />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'терракота' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'розовый' })).toBeDisabled()
  },
}
