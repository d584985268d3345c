import type { Meta, StoryObj } from '@storybook/react-vite'
import { MapPin } from 'lucide'
import { expect, fn, userEvent } from 'storybook/test'
import { Kbd } from '../../actions/kbd/kbd.tsx'
import { Icon } from '../../media/icon/icon.tsx'
import { Field } from './field.tsx'

const meta = {
  title: 'Формы/Field',
  component: Field,
  args: { label: 'Имя', onChange: fn() },
  decorators: [(Story) => <div className="max-w-login">{Story()}</div>],
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Как к вам обращаться' } }

export const Filled: Story = { args: { defaultValue: 'Александра Александрова-Вознесенская' } }

export const WithHint: Story = {
  args: { label: 'Телефон', hint: 'Позвоним, только если что-то изменится' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Телефон')).toHaveAccessibleDescription(
      'Позвоним, только если что-то изменится',
    )
  },
}

export const Wrong: Story = {
  args: {
    label: 'Электронная почта',
    defaultValue: 'olga@mail,ru',
    hint: 'Пришлём чек',
    error: 'Email введён неверно!',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Электронная почта')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Email введён неверно!')
    await expect(canvas.queryByText('Пришлём чек')).toBeNull()
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Ольга' } }

export const WithIcon: Story = {
  args: {
    label: 'Улица и дом',
    before: <Icon iconNode={MapPin} />,
    defaultValue: 'Нагатинская наб., 12',
  },
}

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      <Field label="52, в форме" size={52} defaultValue="Ольга" />
      <Field label="48, в шторке" size={48} defaultValue="Ольга" />
      <Field label="44, в фильтре" size={44} before="от" defaultValue="40 000" />
      <Field
        label="Заказ, телефон, клиент"
        hideLabel
        size={36}
        placeholder="Заказ, телефон, клиент"
        after={<Kbd>/</Kbd>}
      />
    </div>
  ),
}

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Имя')).toHaveFocus()
    await userEvent.keyboard('Ольга')
    await expect(canvas.getByLabelText('Имя')).toHaveValue('Ольга')
    await expect(args.onChange).toHaveBeenCalled()
  },
}
