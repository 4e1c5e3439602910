import { TrashIcon } from '@sanity/icons/Trash'
import { Box, Button, Card, Flex, Grid, Select, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import {
  type DraftLine,
  type EstimateWork,
  lineOffTheList,
  maxUnits,
  type PricedLine,
  type ServiceCode,
} from '../../../../lib/care/estimates/shared.ts'
import { dollarsText, formatExactCents, parseCents } from '../../../../lib/platform/shared/money.ts'
import { Field } from '../ui/field.tsx'
import { TextField } from './separate-fields.tsx'

type Props = {
  number: number
  line: DraftLine
  priced: PricedLine
  work: EstimateWork
  isReadOnly: boolean
  onChange: (line: DraftLine) => void
  onRemove: () => void
}

/** One line: something the site offers at its price there, or something of the staff's own. */
export function LineFields({ number, line, priced, work, isReadOnly, onChange, onRemove }: Props) {
  const set = (changes: Partial<DraftLine>) => onChange({ ...line, ...changes })
  const groups = [...new Set(work.catalogue.map(({ group }) => group))]
  return (
    <Card border radius={2} padding={3} as="fieldset" aria-label={`Line ${number}`} style={{ margin: 0 }}>
      <Stack gap={4}>
        <Flex align="center" gap={3}>
          <Box flex={1}>
            <Text size={1} weight="semibold">
              Line {number}
            </Text>
          </Box>
          <Text weight="semibold">{formatExactCents(priced.totalCents)}</Text>
          {!isReadOnly && (
            <Button
              mode="bleed"
              icon={TrashIcon}
              aria-label={`Remove line ${number}`}
              onClick={onRemove}
              padding={2}
            />
          )}
        </Flex>
        <Field
          label="Item or service"
          help={priced.isGone ? `“${line.description}” is no longer offered.` : undefined}
        >
          {(id) => (
            <Select
              id={id}
              value={line.item ?? ''}
              readOnly={isReadOnly}
              onChange={({ currentTarget }) => {
                const item = work.catalogue.find((one) => one.id === currentTarget.value)
                set({ item: item?.id ?? null, description: item?.title ?? '', unitCents: null })
              }}
            >
              <option value="">Other item, with its own words and price</option>
              {priced.isGone && <option value={line.item ?? ''}>{line.description}</option>}
              {groups.map((group) => (
                <optgroup key={group} label={group}>
                  {work.catalogue
                    .filter((item) => item.group === group)
                    .map(({ id: itemId, title, details, cents }) => (
                      <option key={itemId} value={itemId}>
                        {title} · {details} · {formatExactCents(cents)}
                      </option>
                    ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
        {line.item === null && (
          <Grid gridTemplateColumns={[1, 1, 2]} gap={4}>
            <TextField
              label="What it is"
              value={line.description}
              isReadOnly={isReadOnly}
              onChange={(description) => set({ description })}
            />
            <PriceField
              cents={line.unitCents}
              isReadOnly={isReadOnly}
              onChange={(unitCents) => set({ unitCents })}
            />
          </Grid>
        )}
        <Grid gridTemplateColumns={work.providers.length > 1 ? [1, 2, 3] : [1, 2]} gap={4}>
          <CodeField
            code={line.code}
            codes={work.codes}
            isReadOnly={isReadOnly}
            onChange={(code) => set({ code })}
          />
          <TextField
            label="Quantity"
            type="number"
            max={maxUnits}
            value={String(line.quantity)}
            isReadOnly={isReadOnly}
            onChange={(quantity) => set({ quantity: Number.parseInt(quantity, 10) || 1 })}
          />
          {work.providers.length > 1 && (
            <Field label="Who bills for it">
              {(id) => (
                <Select
                  id={id}
                  value={line.provider ?? ''}
                  readOnly={isReadOnly}
                  onChange={({ currentTarget }) => set({ provider: currentTarget.value || null })}
                >
                  {work.providers.map(({ key, name }) => (
                    <option key={key ?? ''} value={key ?? ''}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
        </Grid>
      </Stack>
    </Card>
  )
}

type CodeProps = {
  code: string
  codes: ServiceCode[]
  isReadOnly: boolean
  onChange: (code: string) => void
}

/** One of the clinic's codes; typed while the clinic keeps no list. */
function CodeField({ code, codes, isReadOnly, onChange }: CodeProps) {
  const label = 'Service code (CPT or HCPCS)'
  if (codes.length === 0)
    return (
      <TextField
        label={label}
        value={code}
        isReadOnly={isReadOnly}
        placeholder="96360"
        onChange={(typed) => onChange(typed.toUpperCase())}
      />
    )
  const isGone = lineOffTheList([{ code }], codes) === 0
  return (
    <Field label={label} help={isGone ? `${code} is no longer on the clinic’s list.` : undefined}>
      {(id) => (
        <Select
          id={id}
          value={code}
          readOnly={isReadOnly}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          <option value="">Choose a code</option>
          {isGone && <option value={code}>{code}</option>}
          {codes.map((one) => (
            <option key={one.code} value={one.code}>
              {one.code} · {one.description}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

type PriceProps = { cents: number | null; isReadOnly: boolean; onChange: (cents: number | null) => void }

/** Dollars as they are typed; no price while it is none. */
function PriceField({ cents, isReadOnly, onChange }: PriceProps) {
  const [text, setText] = useState(cents === null ? '' : dollarsText(cents))
  return (
    <TextField
      label="Price each, in dollars"
      value={text}
      isReadOnly={isReadOnly}
      onChange={(typed) => {
        setText(typed)
        onChange(parseCents(typed))
      }}
    />
  )
}
