import fc from 'fast-check'

// The same values at every run, so that what CI says is repeatable; PROPERTY_SEED=<a number> tries others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20261121) })
