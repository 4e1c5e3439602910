import { Grid } from '@sanity/ui'
import type { EstimateDraft } from '../../../../lib/care/estimates/shared.ts'
import { TextField } from './text-field.tsx'

type Props = { draft: EstimateDraft; onChange: (draft: EstimateDraft) => void; isReadOnly: boolean }

/** Who the estimate is for, and for which visit. */
export function PatientFields({ draft, onChange, isReadOnly }: Props) {
  const set = (changes: Partial<EstimateDraft>) => onChange({ ...draft, ...changes })
  const common = { isReadOnly }
  return (
    <Grid gridTemplateColumns={[1, 1, 2]} gap={4}>
      <TextField
        {...common}
        label="Patient"
        value={draft.patientName}
        onChange={(patientName) => set({ patientName })}
      />
      <TextField
        {...common}
        label="Date of birth"
        type="date"
        value={draft.dateOfBirth}
        onChange={(dateOfBirth) => set({ dateOfBirth })}
      />
      <TextField
        {...common}
        label="Email the link goes to"
        type="email"
        value={draft.email}
        onChange={(email) => set({ email })}
      />
      <TextField
        {...common}
        label="Date of service"
        type="date"
        value={draft.serviceDate ?? ''}
        help="Empty while it is not scheduled."
        onChange={(day) => set({ serviceDate: day || null })}
      />
      <TextField
        {...common}
        label="Main service, in plain words"
        value={draft.primaryService}
        onChange={(primaryService) => set({ primaryService })}
      />
      <TextField
        {...common}
        label="Diagnosis codes (ICD-10)"
        value={draft.diagnosisCodes.join(', ')}
        help="Only if there is a diagnosis. Several with commas."
        onChange={(words) => set({ diagnosisCodes: words === '' ? [] : words.split(/,\s*/) })}
      />
    </Grid>
  )
}
