//===- traits.h - type traits that select the constructors of the containers ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// array, array_view, textures and the copy functions use these traits in their declarations, so
// that each argument selects the intended overload. A further kind of argument needs a trait here
// and an overload there.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_TRAITS_H
#define AMP_DETAIL_TRAITS_H

#include "config.h"
#include <iterator>
#include <type_traits>
#include <utility>

namespace Concurrency {

template <typename T, int N = 1> class AMPCC_LIBRARY_CLASS("array") array;
template <typename T, int N = 1> class AMPCC_LIBRARY_CLASS("array_view") array_view;

namespace ampcc_detail {

/// Whether a From * can be used as a To *, which points to elements of the same type and may add
/// const. A pointer to a derived class cannot: its elements have another size. `From` may be the
/// pointer type.
template <typename From, typename To>
using points_to = std::is_convertible<typename std::remove_pointer<From>::type (*)[], To (*)[]>;

/// Whether an array_view of T can show the memory of a container `C`, which is a reference type for
/// lvalues: it has data() and size(), and it is not a temporary unless the view only reads (spec
/// 5.2.2).
template <typename C, typename T, typename = void> struct is_source : std::false_type {};
template <typename C, typename T>
struct is_source<
    C, T,
    typename std::enable_if<std::is_pointer<decltype(std::declval<C &>().data())>::value &&
                            std::is_integral<decltype(std::declval<C &>().size())>::value>::type>
    : std::integral_constant<bool,
                             points_to<decltype(std::declval<C &>().data()), T>::value &&
                                 (std::is_lvalue_reference<C>::value || std::is_const<T>::value)> {
};

/// For template parameters: the function takes part only for such a container.
template <typename C, typename T>
using if_source = typename std::enable_if<is_source<C, T>::value, int>::type;
/// For template parameters: the function takes part only for a container that only a view of const
/// elements can show.
template <typename C, typename T>
using if_read_only_source =
    typename std::enable_if<!is_source<C, T>::value && is_source<C, const T>::value, int>::type;

/// For template parameters: the function takes part only for iterators, so that `array<T, 2>(3, 4)`
/// does not take the 4 for one.
template <typename It>
using if_iterator = typename std::enable_if<
    !std::is_same<typename std::iterator_traits<It>::iterator_category, void>::value, int>::type;

/// The element type of an iterator.
template <typename It> using element = typename std::iterator_traits<It>::value_type;

/// The element type of a container, const if the container is.
template <typename C>
using element_in = typename std::remove_pointer<decltype(std::declval<C &>().data())>::type;

/// The type of the array that a view of T shows: `const array<U, N>` if T is const U.
template <typename T, int N>
using array_behind = typename std::conditional<std::is_const<T>::value,
                                               const array<typename std::remove_const<T>::type, N>,
                                               array<T, N>>::type;

/// An incomplete type, without objects. A constructor with such a parameter can never be called.
struct no_type;

/// The parameter type, before `&&`, of the constructor of an array_view of T from a temporary
/// array. It is no_type if T is const: a temporary then binds to the reference to array_behind,
/// which is const.
template <typename T, int N>
using array_ending = typename std::conditional<std::is_const<T>::value, no_type, array<T, N>>::type;

/// U, or const U if T is const.
template <typename T, typename U>
using like = typename std::conditional<std::is_const<T>::value, const U, U>::type;

/// The view that converts to a view of T: for const U it is array_view<U, N>, else no_type.
template <typename T, int N>
using mutable_view =
    typename std::conditional<std::is_const<T>::value,
                              array_view<typename std::remove_const<T>::type, N>, no_type>::type;

} // namespace ampcc_detail
} // namespace Concurrency

#endif
