// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Badge } from './badge';
import { Button } from './button';
import { Checkbox } from './checkbox';
import { CodeField } from './code-field';
import { PhotoGrid } from './photo-grid';
import { TabBar } from './tab-bar';
import { Tabs } from './tabs';
import { TextField } from './text-field';
import { TextLink } from './text-link';

afterEach(cleanup);

test('a busy button cannot be pressed again and says that it is busy', () => {
  const onPress = vi.fn();
  render(<Button label="付款" isBusy onPress={onPress} />);
  const button = screen.getByRole('button', { name: '付款' });
  fireEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a busy submit button does not submit its form again', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button label="登录" type="submit" isBusy />
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a badge says nothing at 0 and shows 99+ above 99', () => {
  const { container, rerender } = render(<Badge count={0} label="没有未读" />);
  expect(container.textContent).toBe('');
  rerender(<Badge count={120} label="120 条未读" />);
  expect(container.textContent).toContain('99+');
  expect(container.textContent).toContain('120 条未读');
});

test('a link inside consent opens without ticking the box', () => {
  const onChange = vi.fn();
  const onOpen = vi.fn();
  render(
    <Checkbox isChecked={false} onChange={onChange} label="同意协议">
      同意
      <TextLink label="协议" onPress={onOpen} />
    </Checkbox>,
  );
  fireEvent.click(screen.getByRole('button', { name: '协议' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('同意'));
  expect(onChange).toHaveBeenCalledWith(true);
});

test('a pasted code is cleaned and completes once', () => {
  const onComplete = vi.fn();
  function Form() {
    const [code, setCode] = useState('');
    return <CodeField label="验证码" value={code} onChange={setCode} onComplete={onComplete} />;
  }
  render(<Form />);
  const field = screen.getByLabelText('验证码');
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
  fireEvent.change(field, { target: { value: '204 918' } });
  fireEvent.change(field, { target: { value: '2049187' } });
  expect(onComplete.mock.calls).toEqual([['204918']]);
});

test('an error is tied to its field and is said at once', () => {
  render(<TextField label="身份证号" value="11" onChange={() => {}} error="身份证号是 18 位" hint="不会出现" />);
  const field = screen.getByLabelText('身份证号');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').id).toBe(field.getAttribute('aria-describedby'));
  expect(screen.queryByText('不会出现')).toBeNull();
});

test('Enter that ends a composition does not submit', () => {
  const onSubmit = vi.fn();
  render(<TextField label="昵称" value="林" onChange={() => {}} onSubmit={onSubmit} />);
  const field = screen.getByLabelText('昵称');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('arrow keys walk the tabs round and choose the one they reach', () => {
  const items = ['最近', '单人', '合照'].map((label) => ({ id: label, label }));
  function Screen() {
    const [selected, setSelected] = useState('最近');
    return <Tabs label="看法" items={items} selectedId={selected} onSelect={setSelected} />;
  }
  render(<Screen />);
  screen.getByRole('tab', { name: '最近' }).focus();
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowLeft' });
  const last = screen.getByRole('tab', { name: '合照' });
  expect(last.getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(last);
});

test('a tap chooses while choosing, and opens otherwise', () => {
  const onToggle = vi.fn();
  const onOpen = vi.fn();
  const items = [{ id: 'a', src: 'a.webp', alt: '海边落日', likeness: { score: 97, text: '97', label: '像你 97' } }];
  const shared = { label: '照片', items, onToggle, onOpen, retryLabel: '再试一次' };
  const { rerender } = render(<PhotoGrid {...shared} isSelecting selectedIds={['a']} />);
  const cell = screen.getByRole('button', { name: '海边落日 像你 97' });
  expect(cell.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(cell);
  expect(onToggle).toHaveBeenCalledWith('a');
  rerender(<PhotoGrid {...shared} />);
  fireEvent.click(screen.getByRole('button', { name: '海边落日 像你 97' }));
  expect(onOpen).toHaveBeenCalledWith('a');
});

test('the tab bar names its camera, marks the present place, and can be hidden', () => {
  const items = [
    { id: 'visit', label: '照片', icon: 'photos' },
    { id: 'shooting', label: '拍照', icon: 'camera', isEmphasised: true },
  ] as const;
  const shared = { label: '主导航', items, selectedId: 'visit', onSelect: () => {} };
  const { rerender } = render(<TabBar {...shared} />);
  expect(screen.getByRole('button', { name: '拍照' }).textContent).toBe('');
  expect(screen.getByRole('button', { name: '照片' }).getAttribute('aria-current')).toBe('page');
  rerender(<TabBar {...shared} isHidden />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
