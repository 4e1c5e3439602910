/** R3: whatever the form, when it could not be stored. */
export const notSaved = {
  failureTitle: 'Something went wrong',
  failureText: 'We could not save your request. Please try again or call us.',
}

export const requiredFieldsMissing = {
  missingTitle: 'Required Fields Missing',
  missingText: 'Please fill in all required fields.',
}
