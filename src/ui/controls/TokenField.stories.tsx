import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Tag } from '../feedback/Tag.tsx';
import { TokenField } from './TokenField.tsx';
import type { TokenPiece, TokenSyntax } from './tokenContent.ts';

const labels: Readonly<Record<string, string>> = { 'user.name': 'Name', 'course.name': 'Course' };

const syntax: TokenSyntax = {
  parse: (text) =>
    text
      .split(/{{|}}/)
      .map((piece, index): TokenPiece =>
        index % 2 === 0 ? { text: piece } : { name: piece, label: labels[piece] ?? piece },
      )
      .filter((piece) => !('text' in piece) || piece.text !== ''),
  write: (name) => `{{${name}}}`,
};

const meta = {
  component: TokenField,
  args: {
    value: 'Completed by {{user.name}}',
    onChange: (text) => ({ text, caret: text.length }),
    syntax,
    labelledBy: 'label',
    describedBy: 'hint',
    placeholder: 'Text of the certificate',
    allowsNewlines: true,
    token: (_name, label) => <Tag>{label}</Tag>,
  },
  render: function Field(args) {
    const [value, setValue] = useState(args.value);
    const handleChange = (text: string) => {
      setValue(text);
      return args.onChange(text);
    };
    return (
      <>
        <p id="label">Center</p>
        <TokenField {...args} value={value} onChange={handleChange} />
        <p id="hint">Up to 500 characters</p>
      </>
    );
  },
} satisfies Meta<typeof TokenField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithToken: Story = {};
export const Empty: Story = { args: { value: '' } };
export const LongText: Story = {
  args: { value: 'For the completion of {{course.name}}, awarded to {{user.name}}. '.repeat(6) },
};
