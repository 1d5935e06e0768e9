/**
 * Tells the cashier what was pressed; the shop, whose address is the answer, comes in the place of its page, so that going back there does not lead to it again.
 * Without scripts the form leads there.
 */
export const LEAVE_PAGE = `const [form] = document.forms;
const said = document.querySelector('[role=status]');
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const body = new URLSearchParams({ act: event.submitter.value });
  const enable = (isOpen) => [...form.elements].forEach((button) => { button.disabled = !isOpen; });
  enable(false);
  said.textContent = '';
  try {
    const response = await fetch('', { method: 'POST', body, headers: { accept: 'text/plain' } });
    if (!response.ok) throw new Error(response.status);
    location.replace(await response.text());
  } catch {
    enable(true);
    said.textContent = said.dataset.noAnswer;
  }
});`;
