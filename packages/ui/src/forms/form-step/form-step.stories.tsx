import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextLink } from '../../actions/text-link/text-link.tsx'
import { Field } from '../field/field.tsx'
import { FormStep } from './form-step.tsx'

const meta = {
  title: 'Формы/FormStep',
  component: FormStep,
  decorators: [(Story) => <ol className="max-w-text">{Story()}</ol>],
  args: {
    number: 2,
    labels: { title: 'Что случилось', done: 'готово' },
    state: 'open',
    summary: null,
    children: <Field label="Опишите дефект" />,
  },
} satisfies Meta<typeof FormStep>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByLabelText('Опишите дефект')).toBeVisible()
  },
}

export const Done: Story = {
  args: {
    state: 'done',
    summary: 'Трещина на боковине',
    action: <TextLink onClick={() => {}}>Изменить</TextLink>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /Что случилось ?, готово/ })).toBeVisible()
    await expect(canvas.queryByLabelText('Опишите дефект')).toBeNull()
  },
}

export const Next: Story = { args: { state: 'next' } }
